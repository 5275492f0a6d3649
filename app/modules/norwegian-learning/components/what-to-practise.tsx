import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import type { Practice } from "../attempts/practice.server";

/** What went wrong most, in the reader's language, with what it can be practised with at once. */
export function WhatToPractise({ practice }: { practice: Practice[] }) {
	const { t } = useTranslation("norwegianTest");
	return (
		<section aria-labelledby="practise">
			<h2 id="practise" className="text-lg font-semibold">
				{t("practise.title")}
			</h2>
			<ul className="mt-2 flex flex-col gap-3">
				{practice.map(({ point, wrong, of, contents }) => (
					<li key={point} className="card p-4">
						<p className="text-base">
							<span className="font-medium">{t(`point.${point}`)}</span>:{" "}
							<span className="text-ink-2">{t("practise.wrong", { count: wrong, of })}</span>
						</p>
						{contents.length > 0 && (
							<ul aria-label={t("practise.with")} className="mt-2 flex flex-col gap-1">
								{contents.map(({ title, lang, path, minutes }) => (
									<li key={path}>
										<Link
											to={path}
											lang={lang}
											className="link inline-flex min-h-11 items-center text-base break-words"
										>
											{title}
										</Link>{" "}
										{minutes > 0 && (
											<span className="text-13 text-ink-3">{t("practise.minutes", { count: minutes })}</span>
										)}
									</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
