import type { testFormats } from "../choices";

/**
 * How a new test begins. A practice test is for one part, as the parts of Norskprøven are tests by themselves: reading lasts
 * 75 minutes, listening 30 to 60. Source: HK-dir, "Norskprøven A1–B2". It may be taken as often as one likes, and tells what is right.
 */
export function formatOf(format: (typeof testFormats)[number]) {
	if (format === "placement") return {};
	const [skill, minutes] = format === "practiceReading" ? (["reading", 75] as const) : (["listening", 60] as const);
	return {
		...{ limitMinutes: minutes, minutes, showsAnswers: true, attemptsMost: 0 },
		sections: [{ skill, itemIds: [] }],
	};
}
