import { useTranslation } from "react-i18next";
import { Button, IconButton } from "#app/ui/button";
import {
	asGroup,
	depthOf,
	freshComparison,
	fromGroup,
	type Joined,
	joins,
	type RuleGroup,
	sourceOf,
} from "../../builder/sources";
import type { Question } from "../../definition/question";
import type { Condition } from "../../logic/condition";
import { ChoiceInput } from "./inputs";
import { RuleComparison } from "./rule-comparison";

/** What rules can look at. */
export type Looked = { sources: { value: string; label: string }[]; byId: ReadonlyMap<string, Question> };

type GroupProps = {
	group: RuleGroup;
	looked: Looked;
	/** The numbers of the groups around it, as `2.`. */
	path: string;
	/** How many conditions may stand inside one another in each of its rules. */
	room: number;
	onChange: (group: RuleGroup, key?: string) => void;
};

/** Rules of which all, any, not all or none have to hold; each is a comparison, or a group again. */
export function RuleGroupFields({ group, looked, path, room, onChange }: GroupProps) {
	const { t } = useTranslation("formBuild");
	const { joined, rules } = group;
	const write = (next: Condition[], key?: string) => onChange({ joined, rules: next }, key);
	const fresh = () => {
		const source = sourceOf(looked.sources[0]?.value ?? "role");
		return freshComparison(source, "question" in source ? looked.byId.get(source.question) : undefined);
	};
	// "Not all" and "none" stand one deeper than "all" and "any".
	const deepest = Math.max(0, ...rules.map(depthOf));
	const available = joins.filter((join) => join === "all" || join === "any" || join === joined || deepest < room);
	return (
		<>
			{(rules.length > 1 || joined === "notAll" || joined === "none") && (
				<div className="mb-2">
					<ChoiceInput
						hideLabel
						label={path ? t("rules.joinedIn", { number: path.slice(0, -1) }) : t("rules.joined")}
						value={joined}
						options={available.map((value) => ({ value, label: t(`rules.${value}`) }))}
						onChange={(how) => onChange({ joined: how as Joined, rules })}
					/>
				</div>
			)}
			<ul className="flex flex-col gap-3">
				{rules.map((rule, at) => {
					const number = `${path}${at + 1}`;
					const remove = () => write(rules.toSpliced(at, 1));
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: rules have no ids, and are only added at the end
						<li key={at} className="rounded-lg bg-sheet p-2 ring-1 ring-line">
							{"of" in rule ? (
								<RuleComparison
									comparison={rule}
									looked={looked}
									number={number}
									onChange={(next, isTyped) => write(rules.with(at, next), isTyped ? number : undefined)}
									onRemove={remove}
								/>
							) : (
								<fieldset>
									<legend className="sr-only">{t("rules.group", { number })}</legend>
									<div className="flex items-center justify-between">
										<span aria-hidden="true" className="text-13 text-ink-2">
											{t("rules.group", { number })}
										</span>
										<IconButton size="sm" icon="x" label={t("rules.removeGroup", { number })} onClick={remove} />
									</div>
									<RuleGroupFields
										group={asGroup(rule)}
										looked={looked}
										path={`${number}.`}
										room={room - (joined === "all" || joined === "any" ? 1 : 2)}
										onChange={(next, key) => {
											const inner = fromGroup(next);
											write(inner ? rules.with(at, inner) : rules.toSpliced(at, 1), key);
										}}
									/>
								</fieldset>
							)}
						</li>
					);
				})}
			</ul>
			<div className="mt-1.5 flex flex-wrap gap-x-1">
				<Button kind="quiet" size="sm" icon="plus" onClick={() => write([...rules, fresh()])}>
					{t("rules.add")}
				</Button>
				{rules.length > 0 && room > (joined === "all" || joined === "any" ? 0 : 1) && (
					<Button kind="quiet" size="sm" icon="plus" onClick={() => write([...rules, { any: [fresh()] }])}>
						{t("rules.addGroup")}
					</Button>
				)}
			</div>
		</>
	);
}
