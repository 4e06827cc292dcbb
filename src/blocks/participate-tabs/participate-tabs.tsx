export function ParticipateTabs() {
  return null;
}
