import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { PageBody } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { ArticleBody, type ShownArticle } from "./article-body";
import { LetterPreview, type ShownLetter } from "./letter-preview";

/** The draft as it will be read, as wide as on a computer or a phone, and as the e-mail that is sent of it. */
export function Preview({
	preview,
	back,
	id,
}: {
	preview: { as: "desktop" | "phone" | "letter"; article: ShownArticle; letter: ShownLetter | null };
	back: string;
	id: string;
}) {
	const { t } = useTranslation("news");
	const isPhone = preview.as === "phone";
	return (
		<PageBody width="home">
			<Link to={back} className="mt-4 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-2 hover:text-ink">
				<Icon name="arrow-left" /> {t("article.edit")}
			</Link>
			<Notice title={t("article.preview")}>{t("article.previewNote")}</Notice>
			<Tabs
				label={t("article.preview")}
				tabs={(["desktop", "phone", "letter"] as const).map((as) => ({
					to: `${back}&preview=${as}`,
					label: t(`edit.${as}`),
					current: as === preview.as,
				}))}
			/>
			{preview.letter ? (
				<LetterPreview letter={preview.letter} article={id} language={preview.article.language} />
			) : (
				<div className={isPhone ? "mx-auto mt-6 w-full max-w-97.5 rounded-2xl border border-line px-4 pb-8" : ""}>
					<ArticleBody page={preview.article} />
				</div>
			)}
		</PageBody>
	);
}
