import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { ANSWER } from "../../items/answer";
import { GapText } from "./gap-text";
import type { TaskProps } from "./item-player";

/** A text whose gaps are filled from a list, or typed. */
export function GapTask({ task, answer, written }: TaskProps<"gapList" | "gapTyped">) {
	const { t } = useTranslation("norwegianTest");
	const field = (id: string, number: number) => {
		const common = { name: ANSWER + id, defaultValue: answer[id] ?? "", "aria-label": t("gap", { number }) };
		if (task.kind === "gapTyped")
			return (
				<input
					{...common}
					type="text"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					className="field field-lg mx-1 inline-block w-36 max-w-full align-middle text-lg"
				/>
			);
		const options = task.gaps.find((gap) => gap.id === id)?.options ?? [];
		return (
			<span className="relative mx-1 inline-block max-w-full align-middle leading-normal">
				<select {...common} className="field field-lg w-auto max-w-full text-lg">
					<option value="">…</option>
					{options.map((option) => (
						<option key={option} value={option}>
							{option}
						</option>
					))}
				</select>
				<Icon
					name="chevron-down"
					className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
				/>
			</span>
		);
	};
	return <GapText text={task.text} written={written} gap={field} />;
}
