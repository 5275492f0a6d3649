import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { inProject } from "../../scripts/project.mjs";

const source = readFileSync(inProject("node_modules/axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] };
type Axe = { run(on: object, options: object): Promise<{ violations: Violation[] }> };

/**
 * What axe finds wrong with the page, by all rules or by those of colour alone. What a frame holds is a page with a test
 * of its own.
 */
export async function axeViolations(page: Page, rules: "all" | "of colour"): Promise<string[]> {
	// To read axe takes the browser longer than to run most of its rules: each page is given it once.
	if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
	const options = {
		runOnly: rules === "all" ? { type: "tag", values: tags } : { type: "rule", values: colourRules },
		// What passes is a thousand times as much, and nobody reads it.
		resultTypes: ["violations"],
		iframes: false,
	};
	const { violations } = await page.evaluate(
		(asked) => (window as unknown as { axe: Axe }).axe.run({ exclude: ["iframe"] }, asked),
		options,
	);
	return violations.map(
		({ id, help, nodes }) =>
			`${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(" ")} ${failureSummary}`).join("\n")}`,
	);
}
