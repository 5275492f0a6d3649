import { useTranslation } from "react-i18next";
import type { ReadingAdvice } from "#db/schema/norwegian-learning";

/** For the teacher: what is advised after the listening path, and why. */
export function AdviceCard({ advice: { heard, read, understands, begins } }: { advice: ReadingAdvice }) {
	const { t } = useTranslation("norwegianLearning");
	return (
		<section aria-labelledby="advice" className="card flex flex-col gap-3 p-4">
			<h2 id="advice" className="text-base font-semibold">
				{t("advice.title")}
			</h2>
			<p className="text-sm">{t("advice.why")}</p>
			<ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
				<li>
					<span className="font-medium">{t("advice.heard", heard)}</span> {t(`advice.understands.${understands}`)}
				</li>
				<li>
					<span className="font-medium">{t("advice.read", read)}</span> {t(`advice.begins.${begins}`)}
				</li>
			</ul>
			<p className="text-sm text-ink-2">{t("advice.talk")}</p>
		</section>
	);
}
