import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "#app/brand";
import { to } from "#app/platform/portal-paths";
import { Link } from "#app/ui/link";
import { ArtPanel } from "./art-panel";
import { Footer } from "./footer";
import { LanguagePicker } from "./language-picker";
import { ProductMark } from "./logo";

type SignInFrameProps = {
	title: string;
	/** One sentence under the title. */
	intro?: ReactNode;
	/** Stands above the title: whose page it is. */
	logo?: ReactNode;
	children: ReactNode;
};

/** The frame of the pages before one is in: login, reset, invitation. A column of 376 and the drawing at its right. */
export function SignInFrame({ title, intro, logo, children }: SignInFrameProps) {
	const { t } = useTranslation("shell");
	return (
		<div className="grid min-h-dvh bg-sheet lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
			<a href="#main" className="skip-link">
				{t("skip")}
			</a>
			<div className="flex min-w-0 flex-col">
				<header className="flex h-16 items-center justify-between gap-3 px-4 md:px-8">
					<Link to={to.login()} className="flex min-h-11 items-center gap-2.5 rounded-lg">
						<ProductMark />
						<span className="text-[1.0625rem] font-semibold tracking-[-0.015em]">{brand.product}</span>
					</Link>
					<LanguagePicker wide />
				</header>
				<main
					id="main"
					tabIndex={-1}
					className="flex flex-1 flex-col justify-center px-5 pt-8 pb-10 max-md:justify-start md:px-8"
				>
					<div className="mx-auto w-full max-w-94">
						{logo && <div className="mb-5">{logo}</div>}
						<h1 className="text-3xl font-semibold">{title}</h1>
						{intro && <p className="mt-2 text-base text-ink-2">{intro}</p>}
						<div className="mt-8">{children}</div>
					</div>
				</main>
				<Footer bare />
			</div>
			<ArtPanel product={brand.product} />
		</div>
	);
}
