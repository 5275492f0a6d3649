import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import { ReadAloud } from "./read-aloud";

/** How a test can be taken: by reading, or by listening and choosing among pictures. Each way is pictured and can be heard. */
export function PathChoice({ language }: { language: Language }) {
	const { t } = useTranslation("norwegianTest");
	return (
		<section aria-labelledby="paths" className="flex flex-col gap-3">
			<h2 id="paths" className="text-lg font-semibold">
				{t("path.title")}
			</h2>
			<ul className="grid gap-3 sm:grid-cols-2">
				<Way id="path-reading" to={`?again&lang=${language}#about`} icon="book-open" language={language}>
					{t("path.reading")}
				</Way>
				<Way id="path-listening" to={`?again&listen&lang=${language}`} icon="ear" language={language}>
					{t("path.listening")}
				</Way>
			</ul>
		</section>
	);
}

type WayProps = { id: string; to: string; icon: IconName; language: Language; children: string };

function Way({ id, to, icon, language, children }: WayProps) {
	const { t } = useTranslation("norwegianTest");
	return (
		<li className="card flex flex-col gap-3 p-3">
			<Link
				to={to}
				className="flex min-h-40 flex-1 flex-col items-center justify-center gap-3 rounded-10 p-3 text-center text-lg font-semibold hover:bg-hover"
			>
				<Icon name={icon} className="size-20 text-accent" />
				<span id={id}>{children}</span>
			</Link>
			<ReadAloud of={id} language={language} label={t("readAloud.listen")} isLarge />
		</li>
	);
}
