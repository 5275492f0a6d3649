/** Wakes the defect that this run is about, in what was built with all of them asleep. */
Object.assign(globalThis, { defect: process.env.DEFECT });
