import { Fragment } from "react";
import type { Fact } from "./card";

/** What is said of numbers, in a line. */
export function FactLine({ facts }: { facts: readonly Fact[] }) {
	return (
		<span className="text-13 text-ink-2 tabular-nums">
			{facts.map(({ name, value }, at) => (
				<Fragment key={name}>
					{at > 0 && " · "}
					{name} <span className="font-semibold text-ink">{value}</span>
				</Fragment>
			))}
		</span>
	);
}
