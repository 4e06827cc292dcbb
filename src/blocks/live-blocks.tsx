/** The live blocks as pages place them: each gathers its data at build time and hands it over as JSON. */
export const livePlaced = {};
