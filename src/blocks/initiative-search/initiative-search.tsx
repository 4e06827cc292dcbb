export function InitiativeSearch() {
  return null;
}
