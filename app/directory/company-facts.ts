import type { Fields, ValuesOf } from "./fields/field";

/** What is known of a company itself, by every module that keeps companies of its own. */
export const companyFacts = {
	name: { kind: "text", max: 200, required: true, form: { autoComplete: "off" } },
	orgNo: { kind: "orgNo", form: { width: "max-w-48" } },
	industry: { kind: "text", max: 200, form: true },
	municipality: { kind: "text", max: 80, form: { width: "max-w-72" } },
	employees: { kind: "number", min: 0, max: 1_000_000, form: { width: "max-w-32" } },
	phone: { kind: "phone", form: { width: "max-w-56" } },
	email: { kind: "email", form: true },
	webpage: { kind: "web", form: true },
} as const satisfies Fields;

export type CompanyFacts = Partial<ValuesOf<typeof companyFacts>>;
