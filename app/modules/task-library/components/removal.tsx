import { useTranslation } from "react-i18next";

type RemovalProps = {
	content: { isProvided: boolean; languages: string[] };
	given: { tasks: number; waiting: number };
	scenes: number;
	courses: number;
};

/** For whoever may remove a content: what would break. */
export function Removal({ content, given, scenes, courses }: RemovalProps) {
	const { t } = useTranslation("taskLibrary");
	if (content.isProvided) return null;
	const broken = [
		scenes > 0 && t("removal.scenes", { count: scenes }),
		courses > 0 && t("removal.courses", { count: courses }),
		given.tasks > 0 && t("removal.tasks", { count: given.tasks }),
		given.waiting > 0 && t("removal.waiting", { count: given.waiting }),
		content.languages.length > 1 && t("removal.languages"),
	].filter((line) => line !== false);
	return (
		<section className="card p-4 text-sm">
			<h2 className="font-semibold">{t("removal.title")}</h2>
			{broken.length > 0 ? (
				<ul className="mt-1 list-disc space-y-1 pl-5">
					{broken.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			) : (
				<p className="mt-1 text-ink-2">{t("removal.nothing")}</p>
			)}
			<p className="mt-2 text-13 text-ink-3">{t("removal.replace")}</p>
		</section>
	);
}
