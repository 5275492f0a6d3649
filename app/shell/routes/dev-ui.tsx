import { useSearchParams } from "@remix-run/react";
import { lazy, useState } from "react";
import { brand } from "#app/brand";
import { NOTIFICATION_SEEN_AFTER, SNACKBAR_RESET_AFTER, SNACKBAR_TIMEOUT } from "#app/platform/limits";
import { Button, LinkButton, SubmitButton } from "#app/ui/button";
import { ClockProvider } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { PasswordField } from "#app/ui/password-field";
import { SnackbarProvider } from "#app/ui/snackbar";
import { Tabs } from "#app/ui/tabs";
import { TextField } from "#app/ui/text-field";
import { Frame } from "../components/frame";
import { Groups } from "../components/notification-panel";
import { SignInFrame } from "../components/sign-in-frame";
import { Splash } from "../components/splash";
import { useUndoableRemoval } from "../components/use-undoable-removal";
import { ListsView, RecordView } from "../dev/lists-view";
import { PartsView } from "../dev/parts-view";
import { commands, menu, notifications, sampleNow, tenants } from "../dev/sample";

const CommandPalette = lazy(() => import("../components/command-palette"));

export const meta = () => [{ title: `The kit – ${brand.product}` }];

export const handle = { i18n: ["common", "shell", "editor"] };

const views = ["parts", "lists", "record", "notifications", "splash", "login"];

/** The book of the kit, in local builds only: every part in every state, at one fixed moment. Its samples are not translated. */
export default function DevUi() {
	return (
		<ClockProvider now={sampleNow} timeZone="Europe/Oslo" locale="nb-NO">
			<SnackbarProvider timeout={SNACKBAR_TIMEOUT} resetAfter={SNACKBAR_RESET_AFTER}>
				<Book />
			</SnackbarProvider>
		</ClockProvider>
	);
}

function Book() {
	const [query] = useSearchParams();
	const view = query.get("view") ?? "parts";
	const [items, setItems] = useState(notifications);
	const { hidden, remove } = useUndoableRemoval((id) => setItems((all) => all.filter((item) => item.id !== id)));
	const shown = items.filter((item) => !hidden.has(item.id));
	const mark = (seen: boolean, id?: string) =>
		setItems((all) => all.map((item) => (id === undefined || item.id === id ? { ...item, seen } : item)));
	const drop = ({ id }: { id: string }) => setItems((all) => all.filter((item) => item.id !== id));
	const marking = {
		...{ onSeen: (id: string) => mark(true, id), onUnseen: (id: string) => mark(false, id) },
		...{ onSnooze: drop, onMute: drop },
	};
	if (view === "login") return <Login />;
	return (
		<Frame
			bar={{
				product: brand.product,
				home: "/home",
				profile: "/yourprofile",
				login: "/login",
				tenant: tenants[0],
				tenants,
				superadmin: true,
				user: query.has("out") ? null : { name: "Ingrid Solheim", email: "advisor@fjordvik.test", photo: null },
				theme: "system",
				notifications: {
					items: shown,
					unseen: shown.filter((item) => !item.seen).length,
					all: "/dev/ui?view=notifications",
					seenAfter: NOTIFICATION_SEEN_AFTER,
					updatedAt: sampleNow,
					fresh: 2,
					...marking,
					onSeenAll: () => mark(true),
					onRemove: (item) => remove(item.id, "Varselet er fjernet"),
				},
			}}
			menu={menu}
			rail={query.has("rail")}
			palette={({ what, onClose }) => (
				<CommandPalette
					groups={what === "tenants" ? commands.filter(({ key }) => key === "tenants") : commands}
					onClose={onClose}
				/>
			)}
			contentOnly={query.has("contentonly")}
		>
			{view === "parts" && (
				<PageBody>
					<PageHeader title="The kit" size="2xl" meta="Every part in every state" />
					<Tabs
						label="Views"
						tabs={views.map((name) => ({ to: `/dev/ui?view=${name}`, label: name, current: name === view }))}
					/>
					<PartsView />
				</PageBody>
			)}
			{view === "lists" && <ListsView panel={query.get("panel")} />}
			{view === "record" && <RecordView />}
			{view === "notifications" && (
				<PageBody width="settings">
					<PageHeader title="Varsler" />
					<Groups
						items={shown}
						heading="h2"
						seenAfter={NOTIFICATION_SEEN_AFTER}
						{...marking}
						onRemove={(item) => remove(item.id, "Varselet er fjernet")}
					/>
				</PageBody>
			)}
			{view === "splash" && (
				<Splash
					icon={query.has("lock") ? "lock" : undefined}
					title="Siden finnes ikke"
					trace="0193-4a1c-77fe"
					actions={
						<>
							<Button kind="primary">Prøv igjen</Button>
							<LinkButton to="/home">Gå til forsiden</LinkButton>
						</>
					}
				>
					Siden du prøver å åpne, finnes ikke, eller du har ikke tilgang til den.
				</Splash>
			)}
		</Frame>
	);
}

function Login() {
	return (
		<SignInFrame title="Logg inn" intro="Bruk e-postadressen som kommunen eller kurset ditt har registrert.">
			<form className="flex flex-col gap-5">
				<TextField
					name="email"
					type="email"
					label="E-post"
					size="lg"
					autoComplete="username"
					defaultValue="advisor@fjordvik.test"
				/>
				<PasswordField
					name="password"
					label="Passord"
					size="lg"
					aside={
						<a href="/dev/ui?view=login" className="link text-sm">
							Glemt passordet?
						</a>
					}
				/>
				<SubmitButton size="lg">Logg inn</SubmitButton>
			</form>
			<div className="mt-8">
				<Notice title="Lokal demo">Alle brukere har passordet followup-demo.</Notice>
			</div>
		</SignInFrame>
	);
}
