import type { Operation } from "./inventory";

/** What anybody may know of any tenant, and why. */
const publicKnowledge: { operation: RegExp; canary: RegExp; why: string }[] = [
	{
		operation: /^GET \/api\/tenant\b/,
		canary: /^CNRY-[A-Z]-tenants-(name|logo)/i,
		why: "name and logo of a tenant by its guid stand on its public pages",
	},
];

/** Whether an operation may show this, or (without a canary) whether it may tell that something is there. */
export function isPublicKnowledge({ name, access }: Operation, canary?: string): boolean {
	return publicKnowledge.some(
		(one) => access === "public" && one.operation.test(name) && (canary === undefined || one.canary.test(canary)),
	);
}

/** Operations that succeed for nobody, and why that is right. */
export const neverSucceeding: Record<string, string> = {
	"page /*": "what is at no address is not there, whoever asks",
	"page /login/sso": "only a browser that has set out is led on; tests/portal/sso.test.ts does",
	"page /login/sso/callback": "only an answer of the provider is taken; tests/portal/sso.test.ts gives one",
};
