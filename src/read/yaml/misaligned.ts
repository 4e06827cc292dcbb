/** What to say of a line that stands so many spaces too far to the left (or, negative, to the right) of its place. */
export const misaligned = (shift: number): { message: string; hint: string } => ({
  message: 'Cette ligne n’est pas alignée avec ses voisines.',
  hint: `Décalez-la vers la ${shift > 0 ? 'droite' : 'gauche'} (${Math.abs(shift)} espace${Math.abs(shift) > 1 ? 's' : ''}).`,
});
