/** The kinds of task that are scored by themselves, in the order in which teachers choose among them. */
export const itemKinds = [
	...(["single", "multiple", "gapList", "gapTyped", "dragWords"] as const),
	...(["order", "match", "trueFalse", "clickWord", "dictation"] as const),
] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Kinds in which a candidate types Norwegian, and needs æ, ø and å. */
export const isTyped = (kind: ItemKind): boolean => kind === "gapTyped" || kind === "dictation";
