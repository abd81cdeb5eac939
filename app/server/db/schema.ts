import type {
  AdminEntriesTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  StaffInvitationsTable,
} from './schema/admin.ts';
import type { BlogsTable } from './schema/blogs.ts';
import type { CalendarChangesTable, CalendarOwnEventsTable } from './schema/calendar.ts';
import type { CausesTable, CauseTypesTable, LegalEntitiesTable } from './schema/causes.ts';
import type { PendingChangesTable } from './schema/changes.ts';
import type { ClassesTable } from './schema/classes.ts';
import type { ContentBinTable, ContentClockTable, ContentRevisionsTable } from './schema/cms.ts';
import type { DarshanPhotosTable, DarshanSubscribersTable, LiveSessionsTable } from './schema/darshan.ts';
import type { EventsTable } from './schema/events.ts';
import type {
  ClaimReversalsTable,
  DonationEventsTable,
  DonationLinesTable,
  DonationsTable,
  GatewayEventsTable,
  ManualDonationReversalsTable,
  ManualDonationsTable,
  PaymentsTable,
  PaymentWarningsTable,
  ReceiptSeriesTable,
  ReceiptsTable,
  RefundsTable,
  UpiClaimsTable,
} from './schema/giving.ts';
import type { GuestsTable } from './schema/guests.ts';
import type { AnswerTemplatesTable, RequestAnswersTable } from './schema/inbox.ts';
import type { InfoPagesTable } from './schema/info-pages.ts';
import type { LetterTextsTable } from './schema/letter-texts.ts';
import type { LetterRefusalsTable, LettersTable } from './schema/letters.ts';
import type { MailboxAttachmentsTable, MailboxTable } from './schema/mailbox.ts';
import type { MediaItemsTable } from './schema/media.ts';
import type { MediaFilesTable, MediaPiecesTable, MediaUploadsTable } from './schema/media-files.ts';
import type { MembershipTiersTable } from './schema/membership.ts';
import type { NotesTable } from './schema/notes.ts';
import type {
  BillSeriesTable,
  BillsTable,
  CounterRefundsTable,
  DeliveryAddressesTable,
  HoldsTable,
  OrderEventsTable,
  OrderLinesTable,
  OrderSwapLinesTable,
  OrderSwapsTable,
  OrdersTable,
  UnprovenSharesTable,
} from './schema/orders.ts';
import type { PasskeyChallengesTable, PasskeysTable } from './schema/passkeys.ts';
import type {
  AuditLogTable,
  AuditPlacesTable,
  EmailChangesTable,
  OccasionsTable,
  PasswordResetsTable,
  PasswordsTable,
  PeopleTable,
  ProfilesTable,
  RelativesTable,
  SessionsTable,
  SetupCodesTable,
  SignUpsTable,
  StaffRolesTable,
  TriesTable,
} from './schema/people.ts';
import type { PersonMergesTable } from './schema/person-merges.ts';
import type { MonthlyPledgesTable, PledgeMonthsTable } from './schema/pledges.ts';
import type {
  DeliveryPrefixesTable,
  DeliveryRatesTable,
  DeliveryZonesTable,
  GstRatesTable,
  ProductCategoriesTable,
  ProductsTable,
  ProductVariantsTable,
  StockAlertsTable,
  StockMovesTable,
  StockTable,
  TaxClassesTable,
} from './schema/products.ts';
import type { ProfilePhotosTable } from './schema/profile-photos.ts';
import type { ReceiptPrefixesTable, TaxTextsTable } from './schema/receipt-rules.ts';
import type { RequestsTable } from './schema/requests.ts';
import type { RoomTypesTable } from './schema/rooms.ts';
import type { SearchDocumentsTable } from './schema/search.ts';
import type { TempleServicesTable } from './schema/services.ts';
import type { SettingsTable } from './schema/settings.ts';
import type { SevaBookingsTable, SevasTable } from './schema/sevas.ts';
import type {
  CertificateFilesTable,
  CertificatesTable,
  StatementFilingsTable,
  StatementGrantsTable,
  StatementParticularsTable,
} from './schema/statements.ts';
import type { StoriesTable } from './schema/stories.ts';
import type { BackupsTable, DataKeysTable, JobRunsTable, SecurityCountsTable } from './schema/system.ts';
import type {
  CsrProjectsTable,
  LeadersTable,
  MilestonesTable,
  TeachersTable,
  TestimonialsTable,
} from './schema/temple-rows.ts';
import type { TourDeparturesTable, ToursTable } from './schema/tours.ts';

/** Every table of the site, typed. Each noun's tables are in a file of their own under schema/. */
export interface Database {
  audit_log: AuditLogTable;
  backups: BackupsTable;
  job_runs: JobRunsTable;
  data_keys: DataKeysTable;
  security_counts: SecurityCountsTable;
  audit_places: AuditPlacesTable;
  donation_events: DonationEventsTable;
  donation_lines: DonationLinesTable;
  donations: DonationsTable;
  gateway_events: GatewayEventsTable;
  notes: NotesTable;
  manual_donations: ManualDonationsTable;
  manual_donation_reversals: ManualDonationReversalsTable;
  claim_reversals: ClaimReversalsTable;
  payments: PaymentsTable;
  payment_warnings: PaymentWarningsTable;
  receipt_series: ReceiptSeriesTable;
  receipt_prefixes: ReceiptPrefixesTable;
  tax_texts: TaxTextsTable;
  receipts: ReceiptsTable;
  refunds: RefundsTable;
  certificates: CertificatesTable;
  certificate_files: CertificateFilesTable;
  statement_filings: StatementFilingsTable;
  statement_grants: StatementGrantsTable;
  statement_particulars: StatementParticularsTable;
  upi_claims: UpiClaimsTable;
  blogs: BlogsTable;
  events: EventsTable;
  calendar_changes: CalendarChangesTable;
  calendar_own_events: CalendarOwnEventsTable;
  darshan_photos: DarshanPhotosTable;
  darshan_subscribers: DarshanSubscribersTable;
  live_sessions: LiveSessionsTable;
  media_files: MediaFilesTable;
  media_items: MediaItemsTable;
  media_pieces: MediaPiecesTable;
  media_uploads: MediaUploadsTable;
  content_bin: ContentBinTable;
  content_clock: ContentClockTable;
  content_revisions: ContentRevisionsTable;
  cause_types: CauseTypesTable;
  causes: CausesTable;
  csr_projects: CsrProjectsTable;
  info_pages: InfoPagesTable;
  leaders: LeadersTable;
  milestones: MilestonesTable;
  teachers: TeachersTable;
  testimonials: TestimonialsTable;
  classes: ClassesTable;
  legal_entities: LegalEntitiesTable;
  letters: LettersTable;
  letter_refusals: LetterRefusalsTable;
  letter_texts: LetterTextsTable;
  mailbox: MailboxTable;
  mailbox_attachments: MailboxAttachmentsTable;
  email_changes: EmailChangesTable;
  occasions: OccasionsTable;
  password_resets: PasswordResetsTable;
  passwords: PasswordsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  pending_changes: PendingChangesTable;
  people: PeopleTable;
  guests: GuestsTable;
  person_merges: PersonMergesTable;
  profile_photos: ProfilePhotosTable;
  profiles: ProfilesTable;
  relatives: RelativesTable;
  monthly_pledges: MonthlyPledgesTable;
  pledge_months: PledgeMonthsTable;
  membership_tiers: MembershipTiersTable;
  product_categories: ProductCategoriesTable;
  products: ProductsTable;
  product_variants: ProductVariantsTable;
  tax_classes: TaxClassesTable;
  gst_rates: GstRatesTable;
  stock: StockTable;
  stock_moves: StockMovesTable;
  stock_alerts: StockAlertsTable;
  delivery_zones: DeliveryZonesTable;
  delivery_prefixes: DeliveryPrefixesTable;
  delivery_rates: DeliveryRatesTable;
  holds: HoldsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  counter_refunds: CounterRefundsTable;
  order_events: OrderEventsTable;
  order_swaps: OrderSwapsTable;
  order_swap_lines: OrderSwapLinesTable;
  bill_series: BillSeriesTable;
  bills: BillsTable;
  answer_templates: AnswerTemplatesTable;
  request_answers: RequestAnswersTable;
  delivery_addresses: DeliveryAddressesTable;
  requests: RequestsTable;
  room_types: RoomTypesTable;
  seva_bookings: SevaBookingsTable;
  sevas: SevasTable;
  search_documents: SearchDocumentsTable;
  admin_entries: AdminEntriesTable;
  recovery_codes: RecoveryCodesTable;
  second_factors: SecondFactorsTable;
  staff_invitations: StaffInvitationsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  setup_codes: SetupCodesTable;
  sign_ups: SignUpsTable;
  staff_roles: StaffRolesTable;
  stories: StoriesTable;
  temple_services: TempleServicesTable;
  tour_departures: TourDeparturesTable;
  tours: ToursTable;
  tries: TriesTable;
  unproven_shares: UnprovenSharesTable;
}
