import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languageCodes, namedLanguage } from "#app/platform/i18n";
import { LanguageLinks } from "#app/ui/language-links";

type LinkFrameProps = { tenant: string; language: Parameters<typeof namedLanguage>[0]; children: ReactNode };

/** The frame of a page that somebody opens by a link of their own, with no login. */
export function LinkFrame({ tenant, language, children }: LinkFrameProps) {
	const { t } = useTranslation("verdalPlacements");
	return (
		<div className="flex min-h-dvh flex-col bg-sheet">
			<header className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4 py-1 md:px-8">
				<span className="min-w-0 text-base font-semibold break-words">{tenant}</span>
				<LanguageLinks
					current={namedLanguage(language)}
					offered={languageCodes.map(namedLanguage)}
					label={t("approval.language")}
				/>
			</header>
			<main id="main" tabIndex={-1} className="mx-auto w-full max-w-160 px-4 pt-6 pb-12">
				{children}
			</main>
		</div>
	);
}
