import { reachedLevels } from "#app/modules/norwegian-learning/choices";
import { type Outcome, type Scenario, simulate } from "./simulate";

const SEED = 20_261;
const base = { perLevel: 8, most: 25, guess: 0.5, knownUpTo: null } as const;
const scenarios: Scenario[] = [
	{ ...base, name: "Stages, 40 items by experts' levels", method: "stages" },
	{ ...base, name: "The same, where nobody guesses", method: "stages", guess: 0 },
	{ ...base, name: "The same, where all guess", method: "stages", guess: 1 },
	{ ...base, name: "Adaptive, 40 calibrated items", method: "adaptive", knownUpTo: 0.2 },
	{ ...base, name: "Adaptive, 100 calibrated items", method: "adaptive", perLevel: 20, knownUpTo: 0.2 },
	{ ...base, name: "Adaptive, 40 calibrated items, at most 12", method: "adaptive", most: 12, knownUpTo: 0.2 },
];

export const simulateAll = (candidates: number) =>
	scenarios.map((scenario) => ({ scenario, outcomes: simulate(scenario, candidates, SEED) }));

const head = ["Level", "Candidates", "Bias", "Error (RMSE)", "Standard error", "Right level", "Within one", "Items"];
const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** The outcomes as the tables of docs/placement.md, one for each scenario. */
export function tables(all: { scenario: Scenario; outcomes: Outcome[] }[], candidates: number): string {
	const parts = all.map(({ scenario, outcomes }) => {
		const lines = reachedLevels.map(
			(level) =>
				[level === "underA1" ? "under A1" : level, figures(outcomes.filter(({ is }) => is === level))] as const,
		);
		const rows = [...lines, ["all", figures(outcomes)] as const].map(([name, cells]) => row([name, ...cells]));
		return [`### ${scenario.name}`, "", row(head), row(head.map((_, at) => (at === 0 ? "---" : "---:"))), ...rows].join(
			"\n",
		);
	});
	const day = new Date().toISOString().slice(0, 10);
	return [`Measured on ${day} with ${candidates} candidates each, seed ${SEED}.`, ...parts].join("\n\n");
}

function figures(outcomes: readonly Outcome[]): string[] {
	const mean = (value: (one: Outcome) => number) =>
		outcomes.reduce((sum, one) => sum + value(one), 0) / Math.max(1, outcomes.length);
	const place = (level: Outcome["level"]) => reachedLevels.indexOf(level);
	const share = (value: (one: Outcome) => boolean) => `${(100 * mean((one) => Number(value(one)))).toFixed(1)} %`;
	return [
		String(outcomes.length),
		mean(({ found, theta }) => found - theta).toFixed(2),
		Math.sqrt(mean(({ found, theta }) => (found - theta) ** 2)).toFixed(2),
		mean(({ se }) => se).toFixed(2),
		share(({ is, level }) => is === level),
		share(({ is, level }) => Math.abs(place(is) - place(level)) <= 1),
		mean(({ items }) => items).toFixed(1),
	];
}
