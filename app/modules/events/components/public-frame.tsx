import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import { type Language, languageCodes, namedLanguage } from "#app/platform/i18n";
import { isContentOnly, keepContentOnly, to } from "#app/platform/portal-paths";
import type { TenantBrand } from "#app/platform/tenant/tenant-brand";
import { Icon } from "#app/ui/icon";
import { LanguageLinks } from "#app/ui/language-links";
import { Link, LinkPathContext } from "#app/ui/link";
import { OwnStyle } from "#app/ui/own-style";
import { TenantLogo } from "#app/ui/tenant-logo";

type PublicFrameProps = {
	tenant: TenantBrand;
	language: Language;
	/** The way back to where all events are. */
	back?: { to: string; label: string };
	/** Whether nobody is signed in. */
	offersLogin?: boolean;
	children: ReactNode;
};

/** The frame of the pages that everybody sees: whose event it is, the languages, and a login for who has one; in another site only the page. */
export function PublicFrame({ tenant, language, back, offersLogin = false, children }: PublicFrameProps) {
	const { t } = useTranslation("eventPublic");
	const { pathname, search } = useLocation();
	const accent = tenant.accent && <OwnStyle>{`:root{${tenant.accent}}`}</OwnStyle>;
	if (isContentOnly(search))
		return (
			<LinkPathContext.Provider value={(path) => keepContentOnly(path, search)}>
				<main id="main" tabIndex={-1} aria-label={tenant.name} className="bg-sheet p-4">
					{accent}
					<div className="mx-auto flex w-full max-w-160 flex-col">
						{back && <Back {...back} />}
						{children}
					</div>
				</main>
			</LinkPathContext.Provider>
		);
	return (
		<div className="flex min-h-dvh flex-col bg-sheet">
			{accent}
			<header className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4 py-1 md:px-8">
				<span className="flex min-w-0 items-center gap-2.5">
					<TenantLogo src={tenant.logo} srcDark={tenant.logoDark} />
					<span className="min-w-0 break-words text-base font-semibold">{tenant.name}</span>
				</span>
				<div className="flex items-center gap-1">
					<LanguageLinks
						current={namedLanguage(language)}
						offered={languageCodes.map(namedLanguage)}
						label={t("language")}
					/>
					{offersLogin && (
						<Link to={to.login(pathname)} className="btn btn-quiet">
							{t("logIn")}
						</Link>
					)}
				</div>
			</header>
			<main id="main" tabIndex={-1} className="flex flex-1 flex-col px-4 pt-6 md:px-8">
				<div className="mx-auto flex w-full max-w-160 flex-1 flex-col pb-12">
					{back && <Back {...back} />}
					{children}
				</div>
			</main>
			<footer className="border-t border-line px-4 py-4 text-13 text-ink-3 md:px-8">
				<a href={brand.providerUrl} className="link" rel="noreferrer">
					{brand.product}
				</a>
			</footer>
		</div>
	);
}

const Back = ({ to: path, label }: { to: string; label: string }) => (
	<Link
		to={path}
		className="-ml-1 mb-3 inline-flex min-h-11 items-center gap-1.5 self-start px-1 text-ink-2 hover:text-ink"
	>
		<Icon name="arrow-left" />
		{label}
	</Link>
);
