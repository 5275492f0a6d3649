/** What people choose by. */
export const topics = [
	"forms",
	"replies",
	"messages",
	"tasks",
	"customers",
	"meetings",
	"bookings",
	"courses",
	"news",
	"files",
	"alerts",
	"access",
] as const;
export type Topic = (typeof topics)[number];

/** What nobody can turn off in the portal, or mute. */
export const mustHaves: readonly Topic[] = ["alerts", "access"];

/**
 * The kinds of notification: the icon, `fromTable` as the calls name it, the topic by which people choose how they are told,
 * and why somebody gets it. The text is `notifications:<type>` made from the stored values in the reader's language. A
 * module's new kind is one more line here and its texts.
 */
type Kind = {
	icon: string;
	fromTable: string;
	topic: Topic;
	/** The sentence `notifications:why.<why>`; a notice of its own reason says it in its values. */
	why: string;
	/** What there is to do: `notifications:act.<act>`. */
	act?: string;
	/** A letter of its own goes out with it, so that the digest leaves it out: `hasOwnLetter`. */
	hasLetter?: boolean;
	/** Its path names what a letter must not: from the digest it is reached by the notifications alone. */
	hidesPath?: boolean;
};

export const notificationTypes = {
	selfReportForm: { icon: "clipboard-list", fromTable: "Psych eval", topic: "forms", why: "asked", act: "answer" },
	selfReportAlert: { icon: "circle-alert", fromTable: "Psych eval", topic: "alerts", why: "follow" },
	selfReportAlertLate: { icon: "circle-alert", fromTable: "Psych eval", topic: "alerts", why: "follow" },
	activityLogForm: { icon: "notebook-pen", fromTable: "Activity log", topic: "forms", why: "asked", act: "answer" },
	activityLogComment: { icon: "message-square-text", fromTable: "Activity log", topic: "messages", why: "own" },
	activityLogReminder: {
		icon: "clock",
		fromTable: "Activity log",
		topic: "forms",
		why: "asked",
		act: "answer",
		hasLetter: true,
	},
	generalReportForm: { icon: "chart-line", fromTable: "General reports", topic: "forms", why: "asked", act: "answer" },
	formReplies: { icon: "clipboard-list", fromTable: "Forms", topic: "replies", why: "owner" },
	replyFollows: { icon: "clipboard-list", fromTable: "Forms", topic: "replies", why: "rule" },
	replyTask: { icon: "list-checks", fromTable: "Forms", topic: "tasks", why: "assigned" },
	/** Of health data: not even which form it is. */
	healthReplyFollows: { icon: "clipboard-list", fromTable: "Forms", topic: "replies", why: "rule", hidesPath: true },
	/** Of health data: not even which form it is. */
	healthReplies: { icon: "clipboard-list", fromTable: "Forms", topic: "replies", why: "owner", hidesPath: true },
	replyToClarify: {
		icon: "message-square-text",
		fromTable: "Forms",
		topic: "messages",
		why: "own",
		act: "clarify",
		hasLetter: true,
	},
	replyMessage: { icon: "message-square-text", fromTable: "Forms", topic: "messages", why: "own", hasLetter: true },
	/** Of health data: not even which form it is. */
	replyNews: { icon: "message-square-text", fromTable: "Forms", topic: "messages", why: "own", hasLetter: true },
	intakeAssigned: { icon: "inbox", fromTable: "Veksttorget", topic: "tasks", why: "assigned" },
	accessEnded: { icon: "lock", fromTable: "Modules", topic: "access", why: "access" },
	accessEnds: { icon: "clock", fromTable: "Modules", topic: "access", why: "access" },
	accessGranted: { icon: "key-round", fromTable: "Modules", topic: "access", why: "access" },
	accessRequested: {
		icon: "key-round",
		fromTable: "Users",
		topic: "access",
		why: "administrator",
		act: "decide",
		hasLetter: true,
	},
	accessDeclined: { icon: "lock", fromTable: "Modules", topic: "access", why: "access" },
	smsLimit: { icon: "message-square-text", fromTable: "Users", topic: "access", why: "administrator" },
	advisorChanged: { icon: "users-round", fromTable: "Users", topic: "messages", why: "own" },
	clientAssigned: { icon: "users-round", fromTable: "Users", topic: "tasks", why: "assigned" },
	tenantErased: { icon: "archive", fromTable: "Tenants", topic: "access", why: "administrator" },
	contactFormReceived: { icon: "inbox", fromTable: "CRM", topic: "tasks", why: "receiver", hasLetter: true },
	taskAssigned: { icon: "list-checks", fromTable: "CRM", topic: "tasks", why: "assigned" },
	tasksAssigned: { icon: "list-checks", fromTable: "CRM", topic: "tasks", why: "assigned" },
	taskReminder: { icon: "clock", fromTable: "CRM", topic: "tasks", why: "assigned", hasLetter: true },
	measureReminder: { icon: "clock", fromTable: "HMS", topic: "tasks", why: "assigned", hasLetter: true },
	mentioned: { icon: "message-square-text", fromTable: "CRM", topic: "messages", why: "mentioned" },
	customerChanged: { icon: "building-2", fromTable: "CRM", topic: "customers", why: "follow" },
	customerNote: { icon: "notebook-pen", fromTable: "CRM", topic: "customers", why: "follow" },
	customerMeeting: { icon: "calendar-days", fromTable: "CRM", topic: "customers", why: "follow" },
	meetingInvitation: {
		icon: "calendar-days",
		fromTable: "CRM",
		topic: "meetings",
		why: "invited",
		act: "accept",
		hasLetter: true,
	},
	newsPublished: { icon: "newspaper", fromTable: "News", topic: "news", why: "reader" },
	newsToConfirm: { icon: "newspaper", fromTable: "News", topic: "news", why: "reader", act: "confirm" },
	fileShared: { icon: "folder", fromTable: "Files", topic: "files", why: "shared" },
	fileToConfirm: { icon: "folder", fromTable: "Files", topic: "files", why: "shared", act: "confirm" },
	fileLinkEnds: { icon: "clock", fromTable: "Files", topic: "files", why: "own" },
	fileMentioned: { icon: "message-square-text", fromTable: "Files", topic: "messages", why: "mentioned" },
	fileCommented: { icon: "message-square-text", fromTable: "Files", topic: "messages", why: "follow" },
	fileReminder: { icon: "clock", fromTable: "Files", topic: "files", why: "reminder" },
	filesReceived: { icon: "upload", fromTable: "Files", topic: "files", why: "own" },
	invitationAccepted: { icon: "user-plus", fromTable: "Users", topic: "access", why: "invitedBy" },
	placementApproved: { icon: "circle-check", fromTable: "Verdal", topic: "tasks", why: "follow" },
	placementDraftEnds: { icon: "clock", fromTable: "Verdal", topic: "tasks", why: "own" },
	placementFollowUp: { icon: "calendar-days", fromTable: "Verdal", topic: "tasks", why: "assigned" },
	placementProposed: { icon: "message-square-text", fromTable: "Verdal", topic: "tasks", why: "follow" },
	/** Of what may be an injury: nothing of it stands in the notice. */
	resourceFault: { icon: "wrench", fromTable: "Resources", topic: "tasks", why: "manager" },
	resourceService: { icon: "clock", fromTable: "Resources", topic: "tasks", why: "manager" },
	deviationReported: { icon: "triangle-alert", fromTable: "HMS", topic: "tasks", why: "receiver" },
	observationThanked: { icon: "eye", fromTable: "HMS", topic: "tasks", why: "own" },
	roundScheduled: { icon: "calendar-days", fromTable: "HMS", topic: "tasks", why: "assigned" },
	courseAssigned: { icon: "graduation-cap", fromTable: "Courses", topic: "courses", why: "assigned", hasLetter: true },
	courseDue: { icon: "clock", fromTable: "Courses", topic: "courses", why: "assigned", hasLetter: true },
	courseOverdue: { icon: "clock", fromTable: "Courses", topic: "courses", why: "assigned", hasLetter: true },
	courseExpires: { icon: "clock", fromTable: "Courses", topic: "courses", why: "own", hasLetter: true },
	courseExpired: { icon: "clock", fromTable: "Courses", topic: "courses", why: "own", hasLetter: true },
	courseToCheck: { icon: "calendar-check", fromTable: "Courses", topic: "courses", why: "own" },
	courseDeadLinks: { icon: "link", fromTable: "Courses", topic: "courses", why: "own" },
	courseNewPart: { icon: "graduation-cap", fromTable: "Courses", topic: "courses", why: "own", hasLetter: true },
	courseHandedIn: { icon: "inbox", fromTable: "Courses", topic: "courses", why: "own" },
	courseCommented: { icon: "message-square-text", fromTable: "Courses", topic: "courses", why: "own" },
	courseCompleted: { icon: "circle-check", fromTable: "Courses", topic: "courses", why: "own" },
	learningTaskGiven: { icon: "list-checks", fromTable: "Task library", topic: "tasks", why: "assigned" },
	learningTaskAnswered: { icon: "inbox", fromTable: "Task library", topic: "tasks", why: "own" },
	learningTaskCommented: { icon: "message-square-text", fromTable: "Task library", topic: "messages", why: "own" },
	wordListGiven: { icon: "repeat", fromTable: "Norwegian learning", topic: "tasks", why: "assigned" },
	languageAnswerAssessed: { icon: "pencil", fromTable: "Norwegian learning", topic: "courses", why: "own" },
	bookingExpired: { icon: "calendar-clock", fromTable: "Resources", topic: "bookings", why: "own", hasLetter: true },
	bookingCheckIn: { icon: "clock", fromTable: "Resources", topic: "bookings", why: "own", hasLetter: true },
	bookingReleased: { icon: "calendar-clock", fromTable: "Resources", topic: "bookings", why: "own", hasLetter: true },
	bookingOffered: {
		icon: "calendar-check",
		fromTable: "Resources",
		topic: "bookings",
		why: "own",
		act: "accept",
		hasLetter: true,
	},
	contentReported: { icon: "circle-alert", fromTable: "Task library", topic: "tasks", why: "own" },
} as const satisfies Record<string, Kind>;

export type NotificationType = keyof typeof notificationTypes;

/** What is known of a kind. */
export const kindOf = (type: NotificationType): Kind => notificationTypes[type];

/** Stored with a notice whose own letter was not sent, as its organisation has switched it off. */
export const WITHOUT_LETTER = { letter: "" } as const;

/** Whether a notice went out with a letter of its own. */
export const hasOwnLetter = (type: NotificationType, params: Record<string, string | number>): boolean =>
	kindOf(type).hasLetter === true && params.letter !== WITHOUT_LETTER.letter;

/** Whether a stored kind is one of this build's. */
export const isKnown = (type: string): type is NotificationType => Object.hasOwn(notificationTypes, type);
