import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import type { Jump, Page } from "../../definition/definition";
import { textIn } from "../../definition/texts";
import { END } from "../../logic/evaluate-flow";
import { useBuilding } from "./build-context";
import { ChoiceInput } from "./inputs";
import { RuleFields } from "./rule-fields";
import { useCalmForm } from "./rule-words";

type JumpFieldsProps = { page: Page; onChange: (jumps: Jump[] | undefined, key?: string) => void };

/** Where a page leads when it is left: the first rule that holds counts, else the next page comes. */
export function JumpFields({ page, onChange }: JumpFieldsProps) {
	const { t } = useTranslation("formBuild");
	const { language } = useBuilding();
	const form = useCalmForm();
	const jumps = page.jumps ?? [];
	const at = form.pages.findIndex(({ id }) => id === page.id);
	const targets = [
		...form.pages.slice(at + 1).map(({ id, title }, index) => ({
			value: id,
			label: [t("page.number", { number: at + 2 + index }), textIn(title, language).text].filter(Boolean).join(": "),
		})),
		{ value: END, label: t("jumps.end") },
	];
	const write = (next: Jump[], key?: string) => onChange(next.length > 0 ? next : undefined, key);
	return (
		<div className="flex flex-col gap-4">
			<p className="text-13 text-ink-3">{t("jumps.help")}</p>
			{jumps.map((jump, index) => {
				const isKnown = targets.some(({ value }) => value === jump.to);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: jumps have no ids, and are only added at the end
					<div key={index} className="flex flex-col gap-2">
						<RuleFields
							id={page.id}
							isJump
							label={t("jumps.when", { number: index + 1 })}
							rule={"all" in jump.if && jump.if.all.length === 0 ? undefined : jump.if}
							onChange={(rule, key) =>
								write(jumps.with(index, { ...jump, if: rule ?? { all: [] } }), key && `jump.${index}.${key}`)
							}
						/>
						<ChoiceInput
							label={t("jumps.to")}
							value={jump.to}
							options={isKnown ? targets : [{ value: jump.to, label: t("rules.unknown") }, ...targets]}
							onChange={(to) => write(jumps.with(index, { ...jump, to }))}
						/>
						<Button kind="quiet" size="sm" icon="x" onClick={() => write(jumps.toSpliced(index, 1))}>
							{t("jumps.remove", { number: index + 1 })}
						</Button>
					</div>
				);
			})}
			<div>
				<Button
					size="sm"
					icon="plus"
					onClick={() => write([...jumps, { if: { all: [] }, to: targets[0]?.value ?? END }])}
				>
					{t("jumps.add")}
				</Button>
			</div>
		</div>
	);
}
