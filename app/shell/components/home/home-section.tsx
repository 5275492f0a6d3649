import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import type { SectionKey } from "../../home-layout";

type HomeSectionProps = {
	name: SectionKey;
	title: string;
	count?: ReactNode;
	/** The page that has all of it. */
	all?: { to: string; label: string } | null;
	/** While the page is being arranged: which sections stand before and behind. */
	place?: { before?: SectionKey; behind?: SectionKey };
	children: ReactNode;
};

/** A section of the home page; while it is being arranged it has buttons that move and hide it. */
export function HomeSection({ name, title, count, all, place, children }: HomeSectionProps) {
	return (
		<Section
			title={title}
			count={count}
			aside={
				place ? (
					<Arrange name={name} title={title} {...place} />
				) : (
					all && (
						<Link to={all.to} className="link inline-flex min-h-6 items-center text-13">
							{all.label}
						</Link>
					)
				)
			}
		>
			{children}
		</Section>
	);
}

type ArrangeProps = { name: SectionKey; title: string; before?: SectionKey; behind?: SectionKey };

function Arrange({ name, title, before, behind }: ArrangeProps) {
	const { t } = useTranslation("home");
	const moves = [
		{ way: "up" as const, icon: "arrow-up" as const, beyond: before },
		{ way: "down" as const, icon: "arrow-down" as const, beyond: behind },
	];
	return (
		<div className="flex flex-wrap gap-1">
			{moves.map(
				({ way, icon, beyond }) =>
					beyond && (
						<Form key={way} method="post" preventScrollReset>
							<input type="hidden" name="section" value={name} />
							<input type="hidden" name="beyond" value={beyond} />
							<SubmitButton
								intent="moveSection"
								kind="quiet"
								size="sm"
								icon={icon}
								aria-label={t(`arrange.${way}Of`, { section: title })}
							>
								{t(`arrange.${way}`)}
							</SubmitButton>
						</Form>
					),
			)}
			<Form method="post" preventScrollReset>
				<input type="hidden" name="section" value={name} />
				<SubmitButton
					intent="hideSection"
					kind="quiet"
					size="sm"
					icon="eye-off"
					aria-label={t("arrange.hideOf", { section: title })}
				>
					{t("arrange.hide")}
				</SubmitButton>
			</Form>
		</div>
	);
}

/** The sections that are hidden, each with the button that shows it again, and the way back to how the page was. */
export function HiddenSections({ names }: { names: readonly SectionKey[] }) {
	const { t } = useTranslation("home");
	return (
		<div className="mb-8 rounded-xl border border-line bg-sunken p-4">
			<p className="text-sm text-ink-2">{t("arrange.help")}</p>
			<div className="mt-3 flex flex-wrap gap-2">
				{names.map((name) => (
					<Form key={name} method="post" preventScrollReset>
						<input type="hidden" name="section" value={name} />
						<SubmitButton intent="showSection" kind="secondary" size="sm" icon="eye">
							{t("arrange.show", { section: t(`sections.${name}`) })}
						</SubmitButton>
					</Form>
				))}
				<Form method="post" preventScrollReset>
					<SubmitButton intent="resetHome" kind="quiet" size="sm">
						{t("arrange.reset")}
					</SubmitButton>
				</Form>
			</div>
		</div>
	);
}
