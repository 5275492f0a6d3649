import { Badge } from "#app/ui/badge";
import type { EntryState } from "../module-entries";
import { useWords } from "./words";

const looks = {
	upcoming: { tone: "neutral", icon: "calendar-clock" },
	active: { tone: "success", icon: "circle-check" },
	soon: { tone: "warning", icon: "clock" },
	expired: { tone: "danger", icon: "circle-x" },
	off: { tone: "neutral", icon: "minus" },
} as const;

/** Where a tenant's module stands, in one badge; `children` says it in other words. */
export function EntryBadge({ state, children }: { state: EntryState; children?: string }) {
	const words = useWords();
	const { tone, icon } = looks[state.word];
	return (
		<Badge tone={tone} icon={icon}>
			{children ?? words.state(state)}
		</Badge>
	);
}
