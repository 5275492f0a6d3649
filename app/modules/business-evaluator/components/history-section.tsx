import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { Time } from "#app/ui/time";
import type { EntrepreneurView } from "../entrepreneurs/show-entrepreneur.server";

/** What was done, by whom and when, the last first. */
export function HistorySection({ history }: Pick<EntrepreneurView, "history">) {
	const { t } = useTranslation("businessEvaluator");
	if (history.length === 0) return null;
	const wordOf = { advisorId: "advisor" } as Partial<Record<string, string>>;
	return (
		<Section title={t("history.title")}>
			<ul className="flex flex-col gap-2.5 text-13">
				{history.map(({ id, at, isNew, fields, by }) => (
					<li key={id}>
						<p>
							{isNew
								? t("history.added")
								: fields.map((field) => t(`entrepreneur.${wordOf[field] ?? field}`)).join(", ") || t("history.changed")}
						</p>
						<p className="text-xs text-ink-3">
							<Time at={at} />
							{by && <> · {by}</>}
						</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
