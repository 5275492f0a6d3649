import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "#app/lists/components/export-menu";
import { type Language, languages } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import type { receiptsOf } from "./receipts.server";

type Props = {
	receipts: ReturnType<typeof receiptsOf>;
	article: { id: string; asksConfirmation: boolean };
	/** Where the list is to be had as a file. */
	file: string;
};

/** How many have read an item, in which languages, and who has and has not confirmed it. */
export function ReadersCard({ receipts, article, file }: Props) {
	const { t } = useTranslation("news");
	const { dateTime } = useFormat();
	const { people, read, confirmed, byLanguage } = receipts;
	const total = people.length;
	const open = total - confirmed;
	const spoken = Object.entries(byLanguage).map(
		([code, count]) => `${languages[code as Language]?.name ?? code} ${count}`,
	);
	const word = (person: (typeof people)[number]) =>
		person.confirmedAt !== null
			? t("readers.yes", { time: dateTime(person.confirmedAt) })
			: person.readAt !== null
				? t("readers.opened", { time: dateTime(person.readAt) })
				: t("readers.no");
	return (
		<section className="card flex flex-col gap-3 p-4">
			<div className="-my-1 flex items-center justify-between gap-2">
				<h2 className="text-base font-semibold">{t("readers.title")}</h2>
				<ExportMenu to={file} query="?" />
			</div>
			<p className="text-sm">{t("readers.read", { count: read, total })}</p>
			{spoken.length > 0 && (
				<p className="text-13 text-ink-3">{t("readers.byLanguage", { languages: spoken.join(", ") })}</p>
			)}
			{article.asksConfirmation && <p className="text-sm">{t("readers.confirmed", { count: confirmed, total })}</p>}
			<details>
				<summary className="link text-sm">{t("readers.list")}</summary>
				<ul className="mt-2 max-h-80 divide-y divide-line overflow-y-auto text-sm">
					{people.map((person) => (
						<li key={person.id} className="py-2">
							{person.name}
							<span className="block text-13 text-ink-3" suppressHydrationWarning>
								{word(person)}
							</span>
						</li>
					))}
				</ul>
			</details>
			{article.asksConfirmation && open > 0 && (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="id" value={article.id} />
					<SubmitButton intent="remind" kind="secondary" icon="bell">
						{t("readers.remind", { count: open })}
					</SubmitButton>
				</Form>
			)}
		</section>
	);
}
