import { expect, it } from "vitest";
import { healthWordsIn } from "#app/modules/verdal/privacy/health-words";

it("points out words about health, each once, in whichever language they are written", () => {
	expect(healthWordsIn("Har angst og Angst, og en kronisk sykdom.")).toEqual(["angst", "kronisk", "sykdom"]);
	expect(healthWordsIn("Suffers from anxiety; Krankmeldung folgt; хронична болест")).toEqual([
		"anxiety",
		"krankmeldung",
		"хронична",
		"болест",
	]);
});

it("leaves what is to be arranged alone", () => {
	for (const text of [
		"Faste oppgaver, ikke kveldsvakter. Stell og måltider.",
		"Lifts no more than 10 kg",
		"Sucht Arbeit",
		"Δύο χρόνια",
		"",
	])
		expect(healthWordsIn(text)).toEqual([]);
});
