import { useTranslation } from "react-i18next";
import { Time } from "#app/ui/time";
import { PanelPart } from "./panel-part";

type Change = { id: string; at: number; isNew: boolean; fields: string[]; by: string | null };

/** What was lately changed of a member, by whom. */
export function MemberHistory({ changes }: { changes: readonly Change[] }) {
	const { t } = useTranslation("userHistory");
	if (changes.length === 0) return null;
	return (
		<PanelPart title={t("title")}>
			<ul className="flex flex-col gap-2 text-13">
				{changes.map(({ id, at, isNew, fields, by }) => (
					<li key={id}>
						<p>{isNew ? t("added") : fields.map((field) => t(`field.${field}`)).join(", ") || t("changed")}</p>
						<p className="text-xs text-ink-3">
							<Time at={at} />
							{by && <> · {by}</>}
						</p>
					</li>
				))}
			</ul>
		</PanelPart>
	);
}
