import { useTranslation } from "react-i18next";
import { TemplateAbout } from "#app/forms/library/components/template-about";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import type { ShownProvided } from "../library.server";
import { paths } from "../paths";

/** What the provider offers for everybody's forms, beside what the organisation has kept itself. */
export function ProvidedItems({ items, tenant }: { items: readonly ShownProvided[]; tenant: string }) {
	const { t } = useTranslation("formLibrary");
	if (items.length === 0) return null;
	return (
		<div className="px-4 py-5 md:px-6">
			<Section title={t("provided.title")} intro={t("provided.intro")}>
				<CardList label={t("provided.title")}>
					{items.map(({ id, kind, title, source, licence, locks }) => (
						<CardRow key={id} className="flex-wrap">
							<div className="min-w-0 flex-1 basis-52">
								<TemplateAbout {...{ title, source, licence }} isLocked={locks.length > 0} />
							</div>
							<span className="text-13 text-ink-3">{t(`kind.${kind}`)}</span>
							{kind === "form" && (
								<Link to={`${paths(tenant).newForm}?template=${id}`} className="btn btn-secondary btn-sm">
									{t("use")}
									<span className="sr-only">: {title}</span>
								</Link>
							)}
						</CardRow>
					))}
				</CardList>
			</Section>
		</div>
	);
}
