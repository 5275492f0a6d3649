import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { FormHead } from "../../head.server";
import { paths } from "../../paths";

/** What those who get the form will see: how it stands on their home page, and the form on a phone. Nothing that is answered here counts. */
export function FormLook({ head }: { head: FormHead }) {
	const { t } = useTranslation("formShare");
	return (
		<details className="group/look mt-5">
			<summary className="link inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 text-sm max-md:min-h-11">
				<Icon name="chevron-right" className="transition-transform group-open/look:rotate-90" />
				{t("look.open")}
			</summary>
			<div className="mt-3 flex flex-wrap gap-6">
				<figure className="min-w-0 flex-1 basis-60">
					<figcaption className="mb-2 text-13 text-ink-3">{t("look.home")}</figcaption>
					<div className="card p-4">
						<div className="flex gap-3.5">
							<span className="tone-warning flex size-10 shrink-0 items-center justify-center rounded-10 border">
								<Icon name="clipboard-list" className="size-5" />
							</span>
							<p className="min-w-0 text-lg font-medium break-words text-ink">{head.title}</p>
						</div>
						<span className="btn btn-primary btn-lg mt-4 min-h-12 w-full justify-center">{t("look.answer")}</span>
					</div>
				</figure>
				<figure className="w-97.5 max-w-full">
					<figcaption className="mb-2 text-13 text-ink-3">{t("look.phone")}</figcaption>
					<iframe
						src={`${paths(head.tenant).build(head.slug)}/try?contentonly&as=CLIENT&lang=${head.languages[0]}`}
						title={t("look.frame", { title: head.title })}
						loading="lazy"
						className="h-160 w-full rounded-2xl border border-line-2 bg-sheet"
					/>
				</figure>
			</div>
		</details>
	);
}
