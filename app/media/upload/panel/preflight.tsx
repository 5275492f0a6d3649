import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { firstChoice, isSendable, type Verdict } from "../check-files";
import type { Choice } from "../queue";
import { PreflightGroup } from "./preflight-group";
import { shortened } from "./shortened";
import { useMeasures } from "./use-measures";
import type { Question, Taken } from "./use-offers";

const verdicts = ["tooLarge", "typeForbidden", "quota", "nameTooLong", "nameTaken", "duplicate"] as const;
export type Trouble = Exclude<Verdict, "ok">;

/** What cannot go as it is, in one table, before a byte moves: each is mended or skipped, and then all start. */
export function Preflight({ question, onAnswer }: { question: Question; onAnswer: (taken: readonly Taken[]) => void }) {
	const { t } = useTranslation("filesUpload");
	const { size } = useMeasures();
	const { offer, checked, limits } = question;
	const [choices, setChoices] = useState<readonly (Choice | null)[]>(() => checked.map(startOf));
	const set = (indexes: readonly number[], choice: Choice) =>
		setChoices((before) => before.map((one, index) => (indexes.includes(index) ? choice : one)));
	const taken = checked.flatMap(({ verdict }, index): Taken[] => {
		const offered = offer.files[index];
		const choice = choices[index] ?? null;
		if (!offered || choice === "skip") return [];
		if (verdict === "nameTooLong") return [{ offered: shortened(offered), choice: "keep_both" }];
		return isSendable(verdict) ? [{ offered, choice }] : [];
	});
	const troubled = checked.filter(({ verdict }) => verdict !== "ok").length;
	const facts = [
		t("check.of", { count: offer.files.length, troubled }),
		limits.left !== null && t("check.left", { size: size(limits.left) }),
		limits.maxSize !== null && t("check.maxSize", { size: size(limits.maxSize) }),
	];
	return (
		<Dialog
			open
			onClose={() => onAnswer([])}
			title={t("check.title", { count: troubled })}
			description={facts.filter(Boolean).join(" · ")}
		>
			<div className="-mx-1 max-h-[50dvh] overflow-y-auto px-1">
				{verdicts.map((verdict) => {
					const indexes = checked.flatMap((one, index) => (one.verdict === verdict ? [index] : []));
					if (indexes.length === 0) return null;
					return (
						<PreflightGroup
							key={verdict}
							verdict={verdict}
							rows={indexes.map((index) => ({ index, picked: checked[index]?.picked, choice: choices[index] ?? null }))}
							onChoose={set}
						/>
					);
				})}
			</div>
			<div className="mt-5 flex flex-wrap gap-2">
				<Button kind="primary" onClick={() => onAnswer(taken)}>
					{t("check.start", { count: taken.length })}
				</Button>
				{taken.length > 0 && <Button onClick={() => onAnswer([])}>{t("check.none")}</Button>}
			</div>
		</Dialog>
	);
}

const startOf = ({ verdict }: { verdict: Verdict }) =>
	isSendable(verdict) ? firstChoice(verdict) : verdict === "nameTooLong" ? ("keep_both" as const) : ("skip" as const);
