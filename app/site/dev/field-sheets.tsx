import { Checkbox, RadioGroup } from '#ui/forms/choice.tsx';
import { Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { Stepper } from '#ui/forms/stepper.tsx';
import { Sheet } from './sheet.tsx';

export function FieldSheet({ id = 'day' }: { id?: string }) {
  return (
    <Sheet title={`Fields, ${id}`}>
      <TextInput name={`name-${id}`} label="Full name" defaultValue="Ananta Sharma" autoComplete="off" />
      <TextInput
        name={`phone-${id}`}
        label="Mobile number"
        prefix="+91"
        inputMode="tel"
        hint="Only for your receipt."
      />
      <TextInput
        name={`pan-${id}`}
        label="PAN"
        defaultValue="ABCDE123"
        error="Enter a valid PAN, like ABCDE1234F."
      />
      <Select
        name={`seva-${id}`}
        label="Seva"
        placeholder="-- Choose a Seva --"
        options={[
          { value: 'cleaning', label: 'Cleaning' },
          { value: 'kirtan', label: 'Kirtan & Katha' },
        ]}
      />
      <Select
        name={`state-${id}`}
        label="State"
        placeholder="-- Choose --"
        options={[{ value: 'up', label: 'Uttar Pradesh' }]}
        error="Choose your state or union territory."
      />
      <TextArea name={`message-${id}`} label="Message" optional placeholder="A line for the temple" />
      <TextArea
        name={`reason-${id}`}
        label="Reason"
        rows={2}
        defaultValue="Twice"
        error="Write 10 to 500 characters."
      />
      <TextInput name={`shut-${id}`} label="Reference" defaultValue="D/26-27/000123" disabled />
    </Sheet>
  );
}

export function ChoiceSheet({ id = 'day' }: { id?: string }) {
  return (
    <Sheet title={`Choices, ${id}`}>
      <RadioGroup
        name={`amount-${id}`}
        label="Amount"
        look="cards"
        defaultValue="1100"
        choices={[
          { value: '501', label: '₹501' },
          { value: '1100', label: '₹1,100', note: '44 meals' },
          { value: '2100', label: '₹2,100' },
          { value: '5100', label: '₹5,100' },
        ]}
      />
      <RadioGroup
        name={`mode-${id}`}
        label="Registration"
        defaultValue="single"
        choices={[
          { value: 'single', label: 'Single' },
          { value: 'group', label: 'Group' },
        ]}
      />
      <RadioGroup
        name={`giver-${id}`}
        label="The donor is"
        choices={[
          { value: 'indian', label: 'A citizen of India' },
          { value: 'foreign', label: 'A citizen of another country' },
        ]}
        error="Choose who the donor is."
      />
      <div>
        <Checkbox name={`updates-${id}`} defaultChecked>
          Send updates by e-mail
        </Checkbox>
        <Checkbox name={`consent-${id}`} error="Please tick this box to continue.">
          I agree that the temple keeps this for the receipt
        </Checkbox>
      </div>
      <div>
        <Stepper label={`Quantity, ${id}`} name={`quantity-${id}`} defaultValue={2} />
      </div>
    </Sheet>
  );
}
