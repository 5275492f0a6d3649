import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { brand as product } from "#app/brand";
import { type Language, languageCodes, languages } from "#app/platform/i18n";
import { isContentOnly } from "#app/platform/portal-paths";
import type { TenantBrand } from "#app/platform/tenant/tenant-brand";
import { OwnStyle } from "#app/ui/own-style";
import { TenantLogo } from "#app/ui/tenant-logo";

type OpenFrameProps = {
	brand: TenantBrand;
	language: Language;
	/** What the list of languages is called. */
	label: string;
	children: ReactNode;
};

/** A page for everybody who has its address: the organisation above it, the ten languages below; in a frame of another site neither. */
export function OpenFrame({ brand, language, label, children }: OpenFrameProps) {
	const { pathname, search } = useLocation();
	if (isContentOnly(search))
		return (
			<main id="main" tabIndex={-1} className="bg-sheet p-4">
				{brand.accent && <OwnStyle>{`:root{${brand.accent}}`}</OwnStyle>}
				<div className="mx-auto w-full max-w-160">{children}</div>
			</main>
		);
	return (
		<div className="flex min-h-dvh flex-col bg-sheet">
			{brand.accent && <OwnStyle>{`:root{${brand.accent}}`}</OwnStyle>}
			<header className="flex min-h-16 items-center gap-2.5 border-b border-line px-4 py-2 md:px-8">
				<TenantLogo src={brand.logo} srcDark={brand.logoDark} />
				<span className="min-w-0 text-base font-semibold break-words">{brand.name}</span>
			</header>
			<main id="main" tabIndex={-1} className="flex-1 px-4 pt-8 pb-12 md:px-8">
				<div className="mx-auto w-full max-w-160">{children}</div>
			</main>
			<footer className="border-t border-line px-4 py-2 text-13 md:px-8">
				<nav aria-label={label} className="mx-auto flex w-full max-w-160 flex-wrap gap-x-4">
					{languageCodes.map((code) => (
						<a
							key={code}
							href={`${pathname}?lang=${code}`}
							lang={code}
							aria-current={code === language ? "true" : undefined}
							className="link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:text-ink"
						>
							{languages[code].name}
						</a>
					))}
				</nav>
				<p className="mx-auto w-full max-w-160 py-2 text-ink-3">
					<a href={product.providerUrl} className="link" rel="noreferrer">
						{product.product}
					</a>
				</p>
			</footer>
		</div>
	);
}
