import { type Fields, pick, said, type ValuesOf } from "./fields/field";

/** What people say of themselves; every organisation that they belong to knows it too. */
export const ownDetails = {
	firstName: { kind: "text", max: 100, keepsEmpty: true, form: { autoComplete: "given-name", maxLength: 100 } },
	lastName: { kind: "text", max: 100, keepsEmpty: true, form: { autoComplete: "family-name", maxLength: 100 } },
	phone: { kind: "phone", form: { autoComplete: "tel", maxLength: 30, className: "max-w-60" } },
	jobPosition: { kind: "text", max: 100, form: { autoComplete: "organization-title", maxLength: 100 } },
} as const satisfies Fields;

export type OwnDetails = ValuesOf<typeof ownDetails>;
export const ownDetailNames = Object.keys(ownDetails) as (keyof OwnDetails)[];

/** Those of them that are said. */
export const ownDetailsIn = (given: Partial<OwnDetails>): Partial<OwnDetails> => said(pick(given, ownDetailNames));
