import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { useFormat } from "#app/ui/format";
import type { Choice, Item } from "../queue";
import { uploads } from "../uploader";
import { useMeasures } from "./use-measures";

const choices = ["keep_both", "replace", "skip"] as const satisfies readonly Choice[];

/** Asks about the first file whose name is taken; the others go on meanwhile. */
export function ClashChoice({ item, count }: { item: Item; count: number }) {
	const { t } = useTranslation("filesUpload");
	const { dateTime } = useFormat();
	const { size } = useMeasures();
	const [isForAll, setForAll] = useState(false);
	const { clash, picked } = item;
	if (!clash) return null;
	const there = [clash.size !== null && size(clash.size), clash.at !== null && dateTime(clash.at)].filter(Boolean);
	return (
		<fieldset className="border-t border-line bg-warning-soft p-4">
			<legend className="float-left w-full text-13 font-medium break-words text-ink">
				{t("clash.title", { name: picked.name })}
			</legend>
			<p className="mt-0.5 text-xs text-ink-2">
				{there.length > 0 && `${t("clash.there", { what: there.join(", ") })} · `}
				{t("clash.yours", { what: `${size(picked.size)}, ${dateTime(picked.lastModified)}` })}
			</p>
			<div className="mt-3 flex flex-wrap gap-2">
				{choices.map((choice) => (
					<Button key={choice} size="sm" onClick={() => uploads.choose(isForAll ? "all" : item.id, choice)}>
						{t(`clash.${choice}`)}
					</Button>
				))}
			</div>
			<p className="mt-2 text-xs text-ink-2">{t("clash.replaceHelp")}</p>
			{count > 1 && (
				<div className="mt-2">
					<Checkbox
						label={t("clash.all", { count })}
						checked={isForAll}
						onChange={(event) => setForAll(event.target.checked)}
					/>
				</div>
			)}
		</fieldset>
	);
}
