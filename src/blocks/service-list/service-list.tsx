export function ServiceList() {
  return null;
}
