import { today } from "#app/platform/clock";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { checkDefinition, type DefinitionProblem } from "../definition/check-definition";
import type { Definition } from "../definition/definition";
import { runLogicTests, type TestResult } from "../logic/logic-tests";

/** The problems of a definition, and how its author's tests come out. */
export const validateDefinition = (
	{ tenant, now }: Pick<Visit, "tenant" | "now">,
	definition: Definition,
): { problems: DefinitionProblem[]; tests: TestResult[] } => ({
	problems: checkDefinition(definition),
	tests: runLogicTests(definition, today(tenant.timeZone, now)),
});

/** Throws `invalid` (`form`) for a definition that nobody can be let answer: it has errors, or tests that fail. */
export function assertValidDefinition(visit: Pick<Visit, "tenant" | "now">, definition: Definition): void {
	const { problems, tests } = validateDefinition(visit, definition);
	if (problems.some(({ level }) => level === "error")) throw invalid({ form: "forms:errors.hasProblems" });
	if (tests.some(({ mismatches }) => mismatches.length > 0)) throw invalid({ form: "forms:errors.testsFail" });
}
