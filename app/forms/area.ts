import type { subjectTypes } from "#db/schema/forms";

export type SubjectType = (typeof subjectTypes)[number];

/** Which forms are a module's own, and what they are about. Each function of the engine is asked for an area. */
export type Area = {
	/** The module's key. */
	moduleKey: string;
	/** What a reply of its forms is about; a form's own choice where several are given. */
	subjects: readonly [SubjectType, ...SubjectType[]];
	/** All its forms hold health data. */
	isHealth?: boolean;
	/** The level of the module that opens everybody's replies; below it people see their own and, from 20, their clients'. */
	opensAll: number;
	/** The level that makes and changes forms. */
	writes: number;
};

export const defineArea = (area: Area): Area => area;
