import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubjectChooser } from "#app/forms/subjects/components/subject-chooser";
import type { ChosenSubject } from "#app/forms/subjects/subjects.server";
import { Section } from "#app/ui/card";
import { Link } from "#app/ui/link";

/** What the form is given out about: each link and each schedule is about the one that is chosen here. */
export function SubjectSection({ subject: { type, chosen, find, items } }: { subject: ChosenSubject }) {
	const { t } = useTranslation("forms");
	const { pathname } = useLocation();
	return (
		<Section title={t(`subject.${type}.title`)} intro={t("subject.givenAbout")}>
			{chosen ? (
				<p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-base font-medium">
					<span className="min-w-0 break-words">{chosen.name}</span>
					<Link to={pathname} className="link text-13 font-normal" preventScrollReset>
						{t("subject.another")}
					</Link>
				</p>
			) : (
				<SubjectChooser type={type} find={find} items={items} />
			)}
		</Section>
	);
}
