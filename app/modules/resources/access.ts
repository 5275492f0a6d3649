import type { accessFeatures } from "./choices";

export type Access = { access: (typeof accessFeatures)[number][]; doorWidth: number | null; accessNote: string };

/** The fields of a resource that say so, for reads beside something else. */
export const ACCESS = ["access", "doorWidth", "accessNote"] as const;

/** What of a resource says who can get to it and use it. */
export const accessOf = ({ access, doorWidth, accessNote }: Access): Access => ({ access, doorWidth, accessNote });

/** That in words, one for each thing that is known. `t` speaks the namespace `resourceAccess`. */
export const accessWords = (
	{ access, doorWidth, accessNote }: Access,
	t: (key: `resourceAccess:${string}`, values?: { width: number }) => string,
): string[] => [
	...access.map((feature) => t(`resourceAccess:feature.${feature}`)),
	...(doorWidth === null ? [] : [t("resourceAccess:door", { width: doorWidth })]),
	...(accessNote === "" ? [] : [accessNote]),
];
