/** A block whose scripts run, as the start of a selector: without them, or when they fail to come, it stays plain. */
export const alive = 'html.js [data-live]:not([data-echec])';
